import DeviceProtocol
import Testing

@testable import Simulator

/// The choice of the design of a device's own screens.
struct ScreenDesignSelectionTests {
  @Test(
    arguments: [
      ("18.5", .ios18), ("18.6.2", .ios18), ("26.0", .ios26), ("26.5", .ios26), ("27.0", .ios27),
      ("27.2", .ios27), ("28.0", .ios27),
    ] as [(String, ScreenDesignSelection)])
  func followsTheSystem(_ system: String, _ choice: ScreenDesignSelection) throws {
    #expect(ScreenDesignSelection(system: try #require(SystemVersion(system))) == choice)
  }

  /// A system that's added to the device needs a design.
  @Test func everySystemHasADesign() {
    let choices = SystemRelease.allCases.map { ScreenDesignSelection(system: $0.version) }
    #expect(choices == ScreenDesignSelection.allCases)
  }
}
