import Foundation
import Fuzzing

/// The output of a command about a project.
///
/// It must be plain text, mention a location, and not reveal a fault in Quince.
struct CommandWords {
  private let text: String
  private let project: URL

  /// Creates the output of a command about a project.
  init(_ text: String, project: URL) {
    self.text = text
    self.project = project
  }

  /// - Throws: A `Fault` if the output isn't as expected.
  func check(hasFailed: Bool) throws {
    if let raw = ["NSCocoaErrorDomain", "Error Domain", "NSError", "Optional("]
      .first(where: text.contains)
    {
      throw Fault("raw words “\(raw)”: \(text.prefix(300))")
    }
    guard hasFailed else { return }
    try checkApp()
    try checkPlace()
  }

  /// Checks the crash of an app.
  ///
  /// An app can crash because of an exception that iOS also raises, which is reported with its
  /// location, or because of an error in its own code.
  private func checkApp() throws {
    for sign in ["was killed by the device", "hasn't responded", "isn't responding"] {
      if let range = text.range(of: sign) {
        throw Fault("the app \(text[range.lowerBound...].prefix(200))")
      }
    }
    guard let crash = text.firstMatch(of: /crashed(?<place> at [^\n]+?:\d+\S*)?: (?<reason>.*)/)
    else { return }
    if crash.place != nil, crash.reason.contains("uncaught exception") { return }
    guard let module = moduleOfCrash, module != "libUIKit.so" else {
      throw Fault("UIKit crashed: \(crash.reason) \(frames.prefix(12))")
    }
  }

  /// The running functions, the innermost first.
  private var frames: [Substring] {
    text.split(separator: "\n").compactMap {
      $0.firstMatch(of: /^\s*\d+(?:\s+\[[^\]]*\])*\s+0x[0-9a-f]+\ (.*)/)?.1
    }
  }

  /// The module of the function that crashed, ignoring system functions that it called.
  private var moduleOfCrash: String? {
    frames.lazy.compactMap { $0.firstMatch(of: /\ in (\S[^\/]*?)(?: at \/.*)?$/)?.1 }
      .map(String.init)
      .first { !$0.hasPrefix("lib") || $0.hasPrefix("libUIKit") }
  }

  /// Checks that a failure mentions a file and, unless the whole file is unsuitable, a line or
  /// element in it.
  private func checkPlace() throws {
    let errors = text.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(/\.(storyboard|xib|yaml|swift):\d+/)
    }
    guard let first = errors.first, first.contains(project.path) || first.contains("crashed") else {
      throw Fault("no file: \(text.suffix(300))")
    }
    guard
      first.contains(/:\d+:/) || first.hasSuffix(")") || first.contains(".png: ")
        || Self.unfit.contains(where: first.contains)
    else { throw Fault("no place: \(first.replacing(project.path, with: "…").suffix(300))") }
  }

  /// Messages about whole files or about something that isn't in a file.
  private static let unfit = [
    "is empty", "contains no", "doesn't contain", "error: linking:", "can't read ", "can't use ",
    "the target ", "app target", "doesn't exist",
  ]
}
