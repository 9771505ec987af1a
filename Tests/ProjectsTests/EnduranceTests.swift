import Endurance
import Foundation
import Testing

/// Repeated actions neither hang nor leave anything behind.
///
/// `make soak` repeats them for longer.
struct EnduranceTests {
  /// The maximum number of bytes that may be left behind.
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
    // The images have many more megabytes in total than an app's images may have at the same time.
    let series = try await StepSeries(.changingPictures, of: app.bundle, early: 50, total: 400)
    #expect(series.late.app - series.early.app < Self.slack, "\(series)")
    #expect(series.late.device - series.early.device < Self.slack, "\(series)")
  }

  /// Returns the number of repetitions, from the environment or else the default number.
  private static func count(_ name: String, _ standard: Int) -> Int {
    ProcessInfo.processInfo.environment["QUINCE_\(name)"].flatMap(Int.init) ?? standard
  }
}
