import Foundation
import Testing

@testable import Stubs

/// A requirement of a delegate protocol, which a framework calls.
private struct Requirement {
  let type: String
  let name: String
  /// The labels of a method's parameters, or `nil` for a property.
  let labels: [String]?
  /// Whether calls can have a trailing closure.
  let endsWithClosure: Bool

  /// The name in Swift, such as `UIAlertViewDelegate.alertViewCancel(_:)`.
  var fullName: String {
    "\(type).\(name)" + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
  }

  func isUsed(in calls: SwiftCalls) -> Bool {
    guard let labels else { return calls.members.contains(name) }
    let known = calls.calls[name] ?? []
    return known.contains(labels) || endsWithClosure && known.contains(labels.dropLast())
  }
}

/// The frameworks call all delegate methods that Apple's frameworks call.
struct DelegateRequirementTests {
  /// Requirements for events that never happen in Quince: iOS hasn't canceled alerts since iOS 4, a
  /// device always registers for notifications, and it doesn't discard an app's only scene.
  private static let neverDue: Set = [
    "UIActionSheetDelegate.actionSheetCancel(_:)", "UIAlertViewDelegate.alertViewCancel(_:)",
    "UIApplicationDelegate.application(_:didFailToRegisterForRemoteNotificationsWithError:)",
    "UIApplicationDelegate.application(_:didDiscardSceneSessions:)",
  ]

  private static func sources() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Frameworks")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private static func requirements(in text: String) -> [Requirement] {
    text.matches(of: /public protocol (\w+(?:Delegate|DataSource|Source))\b[^{]*\{((?s).*?)\n\}/)
      .flatMap { match in requirements(of: String(match.1), body: String(match.2)) }
  }

  private static func requirements(of type: String, body: String) -> [Requirement] {
    let code = body.replacing(/\/\/[^\n]*/, with: "")
    let methods = code.components(separatedBy: "func ").dropFirst().map { text in
      let (name, rest) = (text.prefix { $0 != "(" }, text.drop { $0 != "(" }.dropFirst())
      let parameters = parameters(in: rest)
      return Requirement(
        type: type, name: String(name),
        labels: parameters.map { String($0.prefix { $0 != " " && $0 != ":" }) },
        endsWithClosure: parameters.last?.contains("→") == true)
    }
    let properties = code.matches(of: /\n  var (\w+):/).map {
      Requirement(type: type, name: String($0.1), labels: nil, endsWithClosure: false)
    }
    return methods + properties
  }

  /// Returns the parameters at the start of a string.
  private static func parameters(in text: Substring) -> [String] {
    var depth = 1
    var parts = [""]
    for character in text.replacing("->", with: "→") {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }

  @Test func everyRequirementIsCalledOrAStub() throws {
    let texts = try Self.sources()
    var calls = SwiftCalls()
    texts.forEach { calls.read($0) }
    let requirements = texts.flatMap(Self.requirements)
    #expect(requirements.count > 400)
    let stubs = Set(Stub.all.flatMap { [$0.name] + $0.uncalled })
    for requirement in requirements
    where !stubs.contains(requirement.fullName)
      && !Self.neverDue.contains(requirement.fullName)
    {
      #expect(requirement.isUsed(in: calls), "nothing calls \(requirement.fullName)")
    }
  }

  @Test func onlyRequirementsThatExistAreExempt() throws {
    let names = Set(try Self.sources().flatMap(Self.requirements).map(\.fullName))
    for name in Stub.all.flatMap(\.uncalled) + Self.neverDue {
      #expect(names.contains(name), "there's no \(name)")
    }
  }

  @Test func callsAreReadFromText() {
    var calls = SwiftCalls()
    calls.read(
      """
      func a(_ x: Int, b: Int) {}
        c?.d(e, f: g(1, "x, y: (") { h() }, i: \\.j)
        k.l = m(
          n: [o, p], q == r ? s : t)
      """)
    #expect(calls.calls["a"] == nil)
    #expect(calls.calls["d"] == [["_", "f", "i"]])
    #expect(calls.calls["g"] == [["_", "_"]])
    #expect(calls.calls["h"] == [[]])
    #expect(calls.calls["m"] == [["n", "_"]])
    #expect(calls.members == ["d", "j", "l"])
  }
}
