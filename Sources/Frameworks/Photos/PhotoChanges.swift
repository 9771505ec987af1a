import AppRuntime
import DeviceProtocol
import Foundation
import UIKit

/// The changes of the photo library that a block of changes requests.
final class PhotoChanges: @unchecked Sendable {
  private static let queue = DispatchQueue(label: "com.apple.photos.performChanges")
  private static let key = "PhotoChanges"

  /// The images to add, by the names of their files.
  private var added: [(name: String, data: Data)] = []
  /// The requests, which are read after the block.
  private var requests: [any PhotoChangeRequesting] = []
  private var removed: [String] = []
  private var removedAlbums: [String] = []
  /// The reason for which the changes can't be made.
  private var failure: PHPhotosError?

  // MARK: Recording

  /// The changes of the block that runs on this thread.
  ///
  /// Outside of a block, this raises an exception.
  static var current: PhotoChanges {
    guard let changes = Thread.current.threadDictionary[key] as? PhotoChanges else {
      raise(
        "NSInternalInconsistencyException",
        "This method can only be called from inside of -[PHPhotoLibrary "
          + "performChanges:completionHandler:] or -[PHPhotoLibrary performChangesAndWait:error:]")
    }
    return changes
  }

  func add(_ request: any PhotoChangeRequesting) { requests.append(request) }

  func add(_ data: Data, as name: String) { added.append((name, data)) }

  func remove(_ assets: [PHAsset]) { removed += assets.map(\.item.photo.identifier) }

  func removeAlbums(_ identifiers: [String]) { removedAlbums += identifiers }

  func fail(_ code: PHPhotosError.Code) { failure = failure ?? PHPhotosError(code) }

  private static func record(_ block: () -> Void) -> PhotoChanges {
    let changes = PhotoChanges()
    Thread.current.threadDictionary[key] = changes
    block()
    Thread.current.threadDictionary[key] = nil
    for request in changes.requests { request.finish(in: changes) }
    return changes
  }

  /// The level of access that the changes need.
  private var level: PhotoAccess.Level {
    requests.allSatisfy(\.isCreation) && removed.isEmpty && removedAlbums.isEmpty
      ? .addOnly : .readWrite
  }

  private var changes: [PhotoChange] {
    let removals = removed.isEmpty ? [] : [PhotoChange.remove(removed)]
    return requests.flatMap(\.changes) + removals + removedAlbums.map { .removeAlbum($0) }
  }

  // MARK: Performing

  /// Runs a block on a private queue, makes its changes, and calls a closure on the queue with the
  /// reason if they couldn't be made.
  static func perform(
    _ block: @escaping @Sendable () -> Void,
    then completion: @escaping @Sendable (PHPhotosError?) -> Void
  ) {
    let recorded = MainQueue.noteWork()
    queue.async {
      let changes = record(block)
      DispatchQueue.main.async {
        recorded()
        MainActor.assumeIsolated {
          changes.make { failure in
            let finish = MainQueue.noteWork()
            queue.async {
              completion(failure)
              // The closure's own work on the main queue comes first.
              DispatchQueue.main.async { finish() }
            }
          }
        }
      }
    }
  }

  /// Runs a block and makes its changes before returning.
  /// - Throws: `PHPhotosError`.
  static func performAndWait(_ block: () -> Void) throws {
    let changes = record(block)
    if MainQueue.isCurrent { return try MainActor.assumeIsolated { try changes.makeNow() } }
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var failure: PHPhotosError?
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        changes.make {
          failure = $0
          done.signal()
        }
      }
    }
    done.wait()
    if let failure { throw failure }
  }

  /// Makes the changes without asking the user, whose answer the main thread can't wait for.
  @MainActor private func makeNow() throws {
    let isAllowed = [.authorized, .limited].contains(PhotoAccess.answer(to: level))
    guard isAllowed, removed.isEmpty else { throw PHPhotosError(.accessUserDenied) }
    if let failure { throw failure }
    apply()
  }

  @MainActor private func make(then completion: @escaping @MainActor (PHPhotosError?) -> Void) {
    if let failure { return completion(failure) }
    PhotoAccess.request(level) { answer in
      guard answer != .denied else { return completion(PHPhotosError(.accessUserDenied)) }
      guard !self.removed.isEmpty else {
        self.apply()
        return completion(nil)
      }
      self.askBeforeRemoving { isAllowed in
        guard isAllowed else { return completion(PHPhotosError(.userCancelled)) }
        self.apply()
        completion(nil)
      }
    }
  }

  @MainActor private func askBeforeRemoving(then action: @escaping @MainActor (Bool) -> Void) {
    let photos = removed.count == 1 ? "this photo" : "\(removed.count) photos"
    SystemQuestion.ask(
      "Allow “\(SystemQuestion.appName)” to delete \(photos)?", message: nil,
      answers: [
        SystemQuestion.Answer("Don’t Allow", isCancel: true) { action(false) },
        SystemQuestion.Answer("Delete") { action(true) },
      ])
  }

  @MainActor private func apply() {
    for (name, data) in added { PhotoLibrary.shared.add(data, as: name) }
    if PhotoAccess.answer(to: .readWrite) == .limited, !added.isEmpty {
      // An app can read what it has added.
      PhotoAccess.choose(PhotoAccess.chosen + added.map(\.name))
    }
    PhotoLibrary.shared.perform(changes)
  }
}
