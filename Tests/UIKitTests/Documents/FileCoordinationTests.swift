import Foundation
import Testing
import UIKit

/// The coordination of file access, and bookmarks to files.
struct FileCoordinationTests {
  private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    var changes = 0
    var place: URL?

    init(_ url: URL) { presentedItemURL = url }

    func presentedItemDidChange() { changes += 1 }
    func presentedItemDidMove(to newURL: URL) { place = newURL }

    func wait() { presentedItemOperationQueue.waitUntilAllOperationsAreFinished() }
  }

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString + ".txt")

  @Test func filesAreReadAndWrittenWhereTheCoordinatorSays() throws {
    var error: NSError?
    NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      try? Data("one".utf8).write(to: $0)
    }
    var text: String?
    NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: &error) {
      text = try? String(contentsOf: $0, encoding: .utf8)
    }
    #expect(text == "one" && error == nil)
    try FileManager.default.removeItem(at: file)
  }

  @Test func presentersAreToldWhatOthersDo() {
    let presenter = Presenter(file)
    NSFileCoordinator.addFilePresenter(presenter)
    NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in }
    presenter.wait()
    #expect(presenter.changes == 1)
    let own = NSFileCoordinator(filePresenter: presenter)
    own.coordinate(writingItemAt: file, error: nil) { _ in }
    presenter.wait()
    #expect(presenter.changes == 1)
    let place = file.appendingPathExtension("old")
    NSFileCoordinator().item(at: file, didMoveTo: place)
    presenter.wait()
    #expect(presenter.place == place)
    NSFileCoordinator.removeFilePresenter(presenter)
    NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in }
    presenter.wait()
    #expect(presenter.changes == 1)
  }

  @Test func aBookmarkLeadsToItsFile() throws {
    try Data("one".utf8).write(to: file)
    let data = try file.bookmarkData(
      options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale = true
    let url = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(url.path == file.path && !isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    }
    #expect(throws: (any Error).self) { try file.bookmarkData() }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data("no".utf8), bookmarkDataIsStale: &isStale)
    }
  }
}
