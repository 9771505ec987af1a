import Foundation
import Fuzzing

/// The output of a command about a project. It must be plain, name a place, and reveal no fault of
/// Quince.
struct CommandWords {
  private let text: String
  private let project: URL

  /// The words of a command about a project.
  init(_ text: String, project: URL) {
    self.text = text
    self.project = project
  }

  /// - Throws: a `Fault` if the words are not as they should be.
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

  /// Checks an app's crash: apps can crash because of an exception that iOS raises too, which is
  /// reported with its place, and because of faults in their own code.
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

  /// The functions that were running, innermost first.
  private var frames: [Substring] {
    text.split(separator: "\n").compactMap {
      $0.firstMatch(of: /^\s*\d+(?:\s+\[[^\]]*\])*\s+0x[0-9a-f]+\ (.*)/)?.1
    }
  }

  /// Whose function crashed, without those of the system that it called.
  private var moduleOfCrash: String? {
    frames.lazy.compactMap { $0.firstMatch(of: /\ in (\S[^\/]*?)(?: at \/.*)?$/)?.1 }
      .map(String.init)
      .first { !$0.hasPrefix("lib") || $0.hasPrefix("libUIKit") }
  }

  /// A failure names a file, and the line or element in it unless the file is unfit as a whole.
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

  /// Messages about whole files, or about nothing in a file.
  private static let unfit = [
    "is empty", "contains no", "doesn't contain", "error: linking:", "can't read ", "can't use ",
    "the target ", "app target", "doesn't exist",
  ]
}
