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
}
