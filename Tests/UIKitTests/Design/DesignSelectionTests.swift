import DeviceProtocol
import Testing

@testable import UIKitCore

/// The choice of the design of an app.
struct DesignSelectionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let system: Int
    let sdk: String?
    var requiresCompatibility = false
    let design: DesignSelection

    var testDescription: String {
      "iOS \(system), \(sdk ?? "an older SDK")\(requiresCompatibility ? ", compatible" : "")"
    }
  }

  @Test(arguments: [
    Case(system: 18, sdk: nil, design: .ios18),
    Case(system: 18, sdk: "iphoneos26.2", design: .ios18),
    Case(system: 18, sdk: "iphoneos27.0", design: .ios18),
    Case(system: 26, sdk: nil, design: .ios18),
    Case(system: 26, sdk: "iphoneos26.0", design: .ios26),
    Case(system: 26, sdk: "iphoneos26.0", requiresCompatibility: true, design: .ios18),
    Case(system: 26, sdk: "iphoneos27.0", design: .ios26),
    Case(system: 26, sdk: "iphoneos27.0", requiresCompatibility: true, design: .ios26),
    Case(system: 27, sdk: nil, design: .ios18),
    Case(system: 27, sdk: "iphoneos26.4", design: .ios27),
    Case(system: 27, sdk: "iphoneos26.4", requiresCompatibility: true, design: .ios18),
    Case(system: 27, sdk: "iphoneos27.2", design: .ios27),
    Case(system: 27, sdk: "iphoneos27.2", requiresCompatibility: true, design: .ios27),
  ])
  func followsTheSystemAndTheSDK(_ one: Case) throws {
    let choice = DesignSelection(
      system: try #require(SystemVersion("\(one.system).2")), sdk: AppSDK(named: one.sdk),
      requiresCompatibility: one.requiresCompatibility)
    #expect(choice == one.design)
  }

  @Test(arguments: [
    ("18.5", SystemBehavior.BackDrag.edge, false, 8.0), ("26.0", .content, true, 8),
    ("27.0", .content, true, 8), ("27.1", .content, true, 0), ("28.0", .content, true, 0),
  ])
  func theBehaviorFollowsTheSystem(
    _ version: String, _ drag: SystemBehavior.BackDrag, _ isNew: Bool, _ margin: CGFloat
  ) throws {
    let behavior = DesignSelection.behavior(of: try #require(SystemVersion(version)))
    #expect(behavior.backDrag == drag && behavior.minimizesTabBars == isNew)
    #expect(behavior.integratesSearch == isNew)
    #expect((behavior.textChangeCalls == .ranges) == isNew)
    #expect(behavior.viewMargins.leading == margin)
  }
}
