import Foundation
import Safeguards

/// A description of a build for the process that performs it.
package struct BuildJob: Codable, Sendable {
  /// The `.xcodeproj`.
  package let project: URL
  /// The folder with the files kept between builds.
  package let folder: URL
  /// The folder for the bundle.
  package let products: URL
  /// The files that the project can read.
  package let area: ReadingArea
  /// The options of the build.
  package let options: BuildOptions
  /// The options, in the form that's stored in the build's record.
  package let key: [String]

  /// The file with the record of the last build's inputs.
  package var recordFile: URL { folder.appendingPathComponent("record.json") }
  /// The folder for compiling everything.
  package var work: URL { folder.appendingPathComponent("build") }
  /// The folder for compiling tests.
  package var testWork: URL { work.appendingPathComponent("tests") }

  /// Returns the job for building tests with the same files and folders.
  package func building(_ tests: TestRequest) -> BuildJob {
    var options = options
    options.tests = tests
    return BuildJob(
      project: project, folder: folder, products: products, area: area, options: options, key: key)
  }

  /// Waits for any running build, and returns the record of the last build, or `nil` if anything
  /// has changed since.
  /// - Throws: `BuildFailure`, `CancellationError`.
  func lastRecord() async throws -> BuildRecord? {
    let lock = try await BuildLock(folder)
    defer { withExtendedLifetime(lock) {} }
    return currentRecord
  }

  /// The record of the last build, or `nil` if anything has changed since.
  package var currentRecord: BuildRecord? {
    guard let last = BuildRecord.read(recordFile), last.isCurrent(options: key),
      last.hasItsBundles(in: products)
    else { return nil }
    return last
  }
}
