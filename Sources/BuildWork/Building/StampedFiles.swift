import AppBuilder
import Foundation
import Safeguards

/// Files and folders that a build reads, with their state right before it read them.
struct StampedFiles {
  private(set) var urls: [URL] = []
  private(set) var stamps: [FileStamp] = []

  /// Records the current state of files.
  init(_ urls: [URL]) {
    add(urls)
  }

  /// Adds files with their current state.
  mutating func add(_ urls: [URL]) {
    self.urls += urls
    stamps += urls.map { FileStamp($0.path) }
  }

  /// Adds files with the state that was recorded earlier.
  mutating func add(_ others: StampedFiles) {
    urls += others.urls
    stamps += others.stamps
  }
}
