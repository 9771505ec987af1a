import UIKit

/// Buttons, each of which causes a problem in the app.
class TroubleViewController: UIViewController {
  private let state = UILabel()
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    state.frame = CGRect(x: 20, y: 70, width: 350, height: 30)
    view.addSubview(state)
    let actions: [(String, Selector)] = [
      ("Count", #selector(count)), ("Unwrap", #selector(unwrap)), ("Recurse", #selector(recurse)),
      ("Abort", #selector(abortAtOnce)), ("Exit", #selector(exitWithStatus)),
      ("Unknown action", Selector(("unknownAction:"))), ("Nap", #selector(nap)),
      ("Hang", #selector(hang)), ("Chatter", #selector(chatter)), ("Flood", #selector(flood)),
      ("Hang up", #selector(hangUp)), ("Memory", #selector(takeMemory)),
      ("Order", #selector(order)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      button.frame = CGRect(x: 20, y: 110 + 50 * index, width: 350, height: 44)
      view.addSubview(button)
    }
    state.text = "ready"
  }

  @objc private func count() {
    taps += 1
    state.text = "counted \(taps)"
  }

  @objc private func unwrap() {
    let nothing: String? = view.accessibilityHint
    state.text = nothing!
  }

  @objc private func recurse() {
    state.text = String(depth(0))
  }

  private func depth(_ level: Int) -> Int {
    let below = [level, depth(level + 1)]
    return below.reduce(0, +)
  }

  @objc private func abortAtOnce() {
    abort()
  }

  @objc private func exitWithStatus() {
    exit(7)
  }

  @objc private func nap() {
    Thread.sleep(forTimeInterval: 7)
    state.text = "awake"
  }

  @objc private func hang() {
    signal(SIGTERM, SIG_IGN)
    while true {}
  }

  @objc private func chatter() {
    Thread.detachNewThread {
      for number in 0... {
        print("chatter \(number)")
        if number % 1000 == 0 { usleep(50_000) }
      }
    }
    state.text = "chattering"
  }

  @objc private func flood() {
    while true { print("water water water") }
  }

  @objc private func hangUp() {
    for descriptor: Int32 in 3..<64 { close(descriptor) }
  }

  @objc private func takeMemory() {
    var blocks: [UnsafeMutableRawPointer] = []
    while true {
      blocks.append(.allocate(byteCount: 1 << 30, alignment: 16))
    }
  }

  private enum OrderFailure: Error {
    case soldOut(String)
  }

  /// Computes values of several types, which a debugger can show.
  @objc private func order() {
    let menu = URL(string: "https://example.com/menu")!
    let code = Data("tea".utf8)
    let isOpen = true
    let guest: String? = "Ada"
    let host: String? = nil
    var total = 0
    for price in [3, 4, 5] {
      total += price
    }
    let failure = taste("tea")
    state.text = "\(menu) \(code) \(isOpen) \(guest ?? "") \(host ?? "") \(total) \(failure)"
  }

  private func taste(_ dish: String) -> String {
    do {
      try serve(dish)
      return "served"
    } catch {
      return "\(error)"
    }
  }

  private func serve(_ dish: String) throws {
    throw OrderFailure.soldOut(dish)
  }
}
