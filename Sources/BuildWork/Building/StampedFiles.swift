import AppBuilder
import Foundation
import Safeguards

/// Files and folders that are read, as they were right before.
struct StampedFiles {
  private(set) var urls: [URL] = []
  private(set) var stamps: [FileStamp] = []

  /// Files as they are now.
  init(_ urls: [URL]) {
    add(urls)
  }

  /// Adds files as they are now.
  mutating func add(_ urls: [URL]) {
    self.urls += urls
    stamps += urls.map { FileStamp($0.path) }
  }

  /// Adds files as they were.
  mutating func add(_ others: StampedFiles) {
    urls += others.urls
    stamps += others.stamps
  }
}
