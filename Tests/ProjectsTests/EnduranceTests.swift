import Endurance
import Foundation
import Testing

/// What is done again and again neither hangs nor leaves anything behind; `make soak` does it for
/// longer.
struct EnduranceTests {
  /// More bytes than this must not be left behind.
  private static let slack = 2 << 20

  @Test func launchesWithManyImagesNeverHang() async throws {
    let pictures = Story.repository.appendingPathComponent("Tests/Projects/Pictures")
    let app = try await BuiltProjects.shared.app(of: pictures)
    let series = try await LaunchSeries(of: app.bundle, times: Self.count("LAUNCHES", 8))
    #expect(series.failures.isEmpty, "\(series.failures)")
    print("\(series.count) launches, the slowest in \(series.slowest) s")
  }

  @Test func stepsLeaveNothingBehind() async throws {
    let mixer = Story.repository.appendingPathComponent("Apps/ColorMixer")
    let app = try await BuiltProjects.shared.app(of: mixer)
    let total = Self.count("STEPS", 1_500)
    let series = try await StepSeries(
      .mixing, of: app.bundle, early: min(500, total / 2), total: total)
    #expect(series.late.app - series.early.app < Self.slack, "\(series)")
    #expect(series.late.device - series.early.device < Self.slack, "\(series)")
  }

  @Test func picturesThatAreNoLongerShownAreForgotten() async throws {
    let pictures = Story.repository.appendingPathComponent("Tests/Projects/Pictures")
    let app = try await BuiltProjects.shared.app(of: pictures)
    // Many more megabytes than an app's images may have in all.
    let series = try await StepSeries(.changingPictures, of: app.bundle, early: 50, total: 400)
    #expect(series.late.app - series.early.app < Self.slack, "\(series)")
    #expect(series.late.device - series.early.device < Self.slack, "\(series)")
  }

  /// How often something is done, unless the environment says it.
  private static func count(_ name: String, _ standard: Int) -> Int {
    ProcessInfo.processInfo.environment["QUINCE_\(name)"].flatMap(Int.init) ?? standard
  }
}
