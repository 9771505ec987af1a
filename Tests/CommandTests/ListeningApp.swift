import Foundation

/// A project whose code intercepts messages between the device and UIKit.
///
/// It prints everything that the app receives, and shows each text in it.
struct ListeningApp {
  /// The prefix of a line with the messages to the app.
  private static let mark = "heard: "

  private let project: SpoiltProject

  init() throws {
    project = try SpoiltProject()
    for (file, text) in [("AppDelegate", Self.delegate), ("ViewController", Self.controller)] {
      try text.write(
        to: project.url("HelloEnrique/\(file).swift"), atomically: true, encoding: .utf8)
    }
  }

  /// Plays a flow on the app.
  /// - Returns: The result of the command and everything that was sent to the app, with a space for
  ///   each byte that isn't text.
  func play(_ flow: String, _ options: [String]) throws -> (Command.Outcome, heard: String) {
    let file = project.url("flow.yaml")
    try flow.write(to: file, atomically: true, encoding: .utf8)
    let outcome = try Command.run(["play", file.path, project.path] + options)
    let heard = outcome.errors.split(separator: "\n").filter { $0.hasPrefix(Self.mark) }
    return (outcome, heard.map { $0.dropFirst(Self.mark.count) }.joined())
  }

  /// The code that intercepts messages between the device and UIKit, which starts before the app's
  /// main function.
  static let listener = """
    final class Listener: @unchecked Sendable {
      /// The view for the texts, once there is a screen.
      nonisolated(unsafe) static weak var screen: UIView?
      @MainActor private static var labels: [UILabel] = []

      static func start() {
        note(Data("\\(CommandLine.arguments) \\(ProcessInfo.processInfo.environment)".utf8))
        let device = dup(3)
        var ends: [Int32] = [0, 0]
        precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        precondition(dup2(ends[0], 3) == 3)
        close(ends[0])
        let app = ends[1]
        Thread.detachNewThread { pass(from: device, to: app, hear) }
        Thread.detachNewThread { pass(from: app, to: device) { _ in } }
      }

      static func pass(from source: Int32, to target: Int32, _ hear: (Data) -> Void) {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          var wait = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
          _ = poll(&wait, 1, -1)
          let count = read(source, &bytes, bytes.count)
          if count == 0 { return }
          guard count > 0 else { continue }
          hear(Data(bytes[..<count]))
          var written = 0
          while written < count {
            let more = bytes[written...].withUnsafeBytes {
              write(target, $0.baseAddress!, count - written)
            }
            if more > 0 { written += more }
          }
        }
      }

      static func hear(_ data: Data) {
        note(data)
        guard screen != nil else { return }
        let texts = data.split { !(0x20..<0x7f).contains($0) }.filter { $0.count > 5 }
        DispatchQueue.main.sync { show(texts.map { String(decoding: $0, as: UTF8.self) }) }
      }

      @MainActor static func show(_ texts: [String]) {
        for label in labels { label.removeFromSuperview() }
        labels = texts.prefix(10).enumerated().map { index, text in
          let label = UILabel(frame: CGRect(x: 20, y: 320 + 24 * index, width: 300, height: 20))
          label.text = text
          return label
        }
        for label in labels { screen?.addSubview(label) }
      }

      static func note(_ data: Data) {
        let text = data.map { (0x20..<0x7f).contains($0) ? $0 : 0x20 }
        FileHandle.standardError.write(Data("\(mark)".utf8) + Data(text) + Data("\\n".utf8))
      }
    }

    """

  private static let delegate = """
    import UIKit

    \(listener)

    @main
    enum Main {
      static func main() {
        Listener.start()
        _ = UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      }
    }

    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(
          name: "Default Configuration", sessionRole: connectingSceneSession.role)
      }
    }

    """

  private static let controller = """
    import UIKit

    class ViewController: UIViewController {
      @IBOutlet private weak var greetingLabel: UILabel!
      @IBOutlet private weak var helperLabel: UILabel!
      @IBOutlet private weak var greetingField: UITextField!

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Listener.screen = view
      }

      @IBAction private func changeText(_ sender: UIButton) {}
      @IBAction private func changeTextColor(_ sender: UIButton) {}
      @IBAction private func changeViewColor(_ sender: UIButton) {}
      @IBAction private func reset(_ sender: UITapGestureRecognizer) {}
    }

    extension ViewController: UITextFieldDelegate {}

    """
}
