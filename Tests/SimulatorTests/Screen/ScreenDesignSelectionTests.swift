import DeviceProtocol
import Foundation
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

  @Test func nothingElseChecksTheSystem() throws {
    let screen = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Simulator/Screen").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: screen.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Design/Releases/") }
    let checking = try files.filter { file in
      let text = try String(contentsOf: screen.appendingPathComponent(file), encoding: .utf8)
      return try /SystemVersion|SystemRelease|\.ios\d/.firstMatch(in: text) != nil
    }
    #expect(checking == ["Design/ScreenDesignSelection.swift"])
  }
}
