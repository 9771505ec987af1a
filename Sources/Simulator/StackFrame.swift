import DeviceProtocol
import Foundation

/// A call on the stack of an app's thread.
package struct StackFrame: Sendable, Equatable, Codable {
  /// What is called, such as `ViewController.viewDidLoad()`.
  package var function: String
  /// The file of the call, where it's known.
  package var file: String?
  /// From 1.
  package var line: Int?
  /// Whether the call is in one of the person's files.
  package var isPersons: Bool
}

extension StackFrame {
  /// More calls than this aren't shown.
  private static let most = 64

  /// The calls of the thread that crashed, as Swift's backtrace has them, the innermost first.
  static func frames(in lines: [String]) -> [StackFrame] {
    let call =
      #/^\s*\d+ (?:\[[a-z]+\]\s+)*(?:0x[0-9a-f]+\s+|…\s+)?(.+) in (\S+?)(?: at (\/.+))?$/#
    return lines.lazy.compactMap { line -> StackFrame? in
      guard line.utf8.count <= 4096, let match = line.firstMatch(of: call) else { return nil }
      let place = match.3.flatMap { String($0).firstMatch(of: #/^(\/.*?):(\d+)(?::\d+)?$/#) }
      let file = place.map { String($0.1) }
      return StackFrame(
        function: String(match.1.replacing(#/ \+ \d+$/#, with: "")), file: file,
        line: place.flatMap { Int($0.2) },
        isPersons: !match.2.hasPrefix("lib") && file.map(isPersons) == true)
    }.prefix(most).map(\.self)
  }

  /// Whether a file may be the person's, and is none of the toolchain's or the compiler's.
  static func isPersons(_ file: String) -> Bool {
    file.hasSuffix(".swift") && !file.contains("/swift/stdlib/")
      && !file.hasPrefix("/home/build-user/") && !file.hasPrefix("/quince/")
  }
}
