import DeviceProtocol
import Foundation
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The system that a project is built for.
struct SystemChoiceTests {
  @Test(
    arguments: [
      (.oldest, "17.0", .ios18), (.oldest, "26.1", .ios26),
      (.atLeast(.ios26), "17.0", .ios26), (.atLeast(.ios26), "27.0", .ios27),
      (.exactly(.ios27), "17.0", .ios27), (.exactly(.ios26), "26.6", .ios26),
      (.exactly(.ios18), "26.0", nil), (.exactly(.ios26), "27.0", nil),
      (.exactly(.ios27), "28.0", .ios27),
    ] as [(SystemChoice, String, SystemRelease?)])
  func aChoiceDeterminesTheSystemOfAnApp(
    _ choice: SystemChoice, _ needed: String, _ system: SystemRelease?
  ) throws {
    let version = try #require(SystemVersion(needed))
    #expect(choice.release(for: version) == system)
  }

  private static let program = """
    import Foundation
    import UIKit
    print(ProcessInfo.processInfo.operatingSystemVersionString.prefix(12))
    if #available(iOS 26, *) { print("new") }

    """

  /// Builds for several systems exist next to each other, so that switching back is quick.
  @Test func eachSystemHasItsOwnBuild() async throws {
    let fixture = try ProjectFixture(["main.swift": Self.program])
    let builds: [(SystemChoice, SystemRelease, String)] = [
      (.oldest, .ios18, "Version 18.5\n"), (.exactly(.ios27), .ios27, "Version 27.2\nnew\n"),
      (.atLeast(.ios26), .ios26, "Version 26.5\nnew\n"),
    ]
    for (choice, system, output) in builds {
      fixture.system = choice
      let app = try await fixture.build()
      #expect(app.system == system)
      let result = try await ConfinedProgram.run(app.executable, [])
      #expect(result.output == output)
    }
    for (choice, _, _) in builds {
      fixture.system = choice
      #expect(try await fixture.build().wasUpToDate)
    }
  }

  @Test func anAppThatNeedsANewerSystemIsRefused() async throws {
    let fixture = try ProjectFixture(["main.swift": Self.program])
    fixture.settings["IPHONEOS_DEPLOYMENT_TARGET"] = "26.0"
    fixture.system = .exactly(.ios18)
    let errors = try await fixture.failure()
    #expect(
      errors.map(\.message) == ["Fixture requires iOS 26.0, and the device has iOS 18.5"])
    #expect(errors.first?.element == "IPHONEOS_DEPLOYMENT_TARGET")
    #expect(errors.first?.hint?.contains("pass --os 26.5") == true)
  }
}
