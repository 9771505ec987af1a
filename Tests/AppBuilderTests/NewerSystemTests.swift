import DeviceProtocol
import Testing

@testable import BuildWork

/// Code for systems that are newer than the device.
struct NewerSystemTests {
  @Test func whatNewerSystemsHaveIsLeftOut() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form(frame: .zero)
        print(form.branch(), form.rest(), form.value, form.older())
        form.tap()
        print(UIDevice.current.systemVersion)
      """,
      with: [
        "Form.swift": """
        import UIKit
        @available(iOS 99.0, *)
        class Glass: UIGlassOfTheFuture { @objc func shine() {} }
        @available(iOS, introduced: 99)
        extension UIView { func melt() { meltAway() } }
        class Form: UIView {
          func branch() -> String {
            if #available(iOS 99, *), let glass = UIGlassOfTheFuture() {
              glass.shine()
              return "new"
            } else if #available(iOS 18.5, *) {
              return "now"
            }
            return "old"
          }
          func rest() -> String {
            guard #available(iOS 18.6, tvOS 12, *) else { return "ended" }
            return meltAway()
          }
          var value: Int {
            let value: Int = if #available(iOS 99, *) { meltAway() } else { 4 }
            return value
          }
          func older() -> Bool {
            if #unavailable(iOS 18.6) { return true }
            return false
          }
          @available(iOS 99, *)
          override func layoutMarginsMelted() { super.layoutMarginsMelted() }
          @objc func tap() {
            if #available(iOS 99.1, *) { perform(#selector(Glass.shine)) }
            if #available(iOS 12, macOS 99, *) { print("tapped") }
          }
        }
        """
      ])
    #expect(lines == ["now ended 4 true", "tapped", "18.5"])
  }

  /// Without a request for a system, an app gets the oldest one that runs it.
  @Test func anAppsOwnNeedsAreMet() async throws {
    let lines = try await AppFixture.run(
      """
        if #available(iOS 26, *) { print("new") } else { print("old") }
        if #available(iOS 26.6, *) { print("newer") } else { print("older") }
        let needed = OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
        let newer = OperatingSystemVersion(majorVersion: 26, minorVersion: 6, patchVersion: 0)
        let info = ProcessInfo.processInfo
        print(info.isOperatingSystemAtLeast(needed), info.isOperatingSystemAtLeast(newer))
        print(info.operatingSystemVersion.majorVersion, UIDevice.current.systemVersion)
      """, with: [:], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "26.0"])
    #expect(lines == ["new", "older", "true false", "26 26.5"])
  }

  /// `canImport` compares the version that UIKit's module has in the system's SDK.
  @Test(arguments: [
    ("17.0", ["18.0", "8000"]), ("26.0", ["18.0", "8000", "9000"]),
    ("27.0", ["18.0", "8000", "9000", "9127.0.85"]),
  ])
  func theVersionOfUIKitIsThatOfTheSystem(_ needed: String, _ versions: [String]) async throws {
    let asked = ["18.0", "8000", "9000", "9127.0.85", "9999"]
    let checks = asked.map {
      """
      #if canImport(UIKit, _version: \($0)) && canImport(Foundation, _version: 1)
      print("\($0)")
      #endif
      """
    }
    let lines = try await AppFixture.run(
      checks.joined(separator: "\n"), with: [:],
      settings: ["IPHONEOS_DEPLOYMENT_TARGET": needed])
    #expect(lines == versions)
  }

  /// A branch that never runs contains nothing for a result builder or for a closure to return.
  @Test func branchesOfBuildersAndClosuresAreLeftOut() async throws {
    let lines = try await AppFixture.run(
      """
        print(parts(true), alone(), optional(), make { "x"; if #available(iOS 99, *) { melted } })
        print([1, 2].map { if #unavailable(iOS 99) { $0 * 2 } else { melt($0) } })
        [1].forEach { if #available(iOS 99, *) { print(melt($0)) } }
        print(named(.first), named(.second))
      """,
      with: [
        "Builder.swift": """
        @resultBuilder enum Builder {
          static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
          static func buildExpression(_ part: String) -> [String] { [part] }
          static func buildExpression(_ part: Int) -> [String] { ["\\(part)"] }
          static func buildOptional(_ parts: [String]?) -> [String] { parts ?? [] }
          static func buildEither(first parts: [String]) -> [String] { parts }
          static func buildEither(second parts: [String]) -> [String] { parts }
        }
        func make(@Builder _ parts: () -> [String]) -> [String] { parts() }
        @Builder func parts(_ flag: Bool) -> [String] {
          "a"
          if flag, #available(iOS 99.0, *) { melted } else { "b"; 1 }
          if #available(iOS 99, *) { melted } else if flag { "c" } else { "d" }
          if #unavailable(iOS 99) { "e" } else { melted }
          if #available(iOS 99, *) { melted }
        }
        @Builder func alone() -> [String] {
          if #available(iOS 99, *) { melted } else { "f"; "g" }
        }
        @Builder func optional() -> [String] {
          if #available(iOS 99, *) { melted }
        }
        """,
        "Order.swift": """
        enum Order { case first, second }
        func named(_ order: Order) -> String {
          var name = "-"
          switch order {
          case .first: if #available(iOS 99, *) { name = melted }
          case .second: if #unavailable(iOS 99) { name = "old" } else { name = melted }
          }
          return name
        }
        """,
      ])
    #expect(
      lines == [
        #"["a", "b", "1", "c", "e"] ["f", "g"] [] ["x"]"#, "[2, 4]", "- old",
      ])
  }

  /// A closure still has the same number of arguments and returns its only expression.
  @Test func closuresKeepTheirArgumentsAndWhatTheyReturn() async throws {
    let lines = try await AppFixture.run(
      """
        print([1, 2].map { if #available(iOS 99, *) { melt($0) } else { 0 } })
        print([3, 4].reduce(0) { if #available(iOS 99, *) { melt($0, $1) } else { $0 + 1 } })
        print([5].map { guard #available(iOS 99, *) else { return 7 }; return melt($0) })
        print(make { if #available(iOS 99, *) { melt($0) } else { "a"; "b" } })
        [6].forEach {
          if #available(iOS 99, *) { melt($0) }
          if #available(iOS 99, *) { melt($0) } else { print([8].map { $0 }) }
        }
      """,
      with: [
        "Builder.swift": """
        @resultBuilder enum Builder {
          static func buildBlock(_ parts: String...) -> [String] { parts }
        }
        func make(@Builder _ parts: (Int) -> [String]) -> [String] { parts(1) }
        """
      ])
    #expect(lines == ["[0, 0]", "2", "[7]", #"["a", "b"]"#, "[8]"])
  }

  @Test(arguments: [
    ("iOS 18.6, *", true), ("iOS 18.5, *", false), ("iOS 18, *", false), ("iOS 19.0.1", true),
    ("macOS 99, iOS 13, *", false), ("iOS, introduced: 26.0", true), ("*, unavailable", false),
    ("iOSApplicationExtension 99, *", false), ("iOS, deprecated: 99", false),
  ])
  func versionsAreComparedNumberByNumber(_ arguments: String, _ isNewer: Bool) {
    let asked = SystemVersion.asked(for: arguments)
    #expect((asked.map { $0 > SystemRelease.oldest.version } ?? false) == isNewer)
  }
}
