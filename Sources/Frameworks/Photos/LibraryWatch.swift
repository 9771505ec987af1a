import AppRuntime
import Foundation
import Synchronization
import UIKit

/// The photos that the app can access, and the observers of their changes.
final class LibraryWatch: Sendable {
  private struct Observer {
    weak var object: (any PHPhotoLibraryChangeObserver)?
  }

  private struct State {
    /// The photos when observers were last notified.
    var last: LibraryContents?
    nonisolated(unsafe) var observers: [Observer] = []
    var isAsking = false
  }

  /// The photos of the app's device.
  static let shared = LibraryWatch()

  /// The queue on which observers are called.
  private static let queue = DispatchQueue(label: "com.apple.photos.changes")
  private let state = Mutex(State())

  private init() {
    PhotoLibrary.shared.observe { [weak self] in self?.libraryDidChange() }
    let contents = accessible
    state.withLock { $0.last = contents }
  }

  private var accessible: LibraryContents {
    PhotoLibrary.shared.contents.accessible(with: PhotoAccess.answer(to: .readWrite))
  }

  /// The photos that the app can access now.
  ///
  /// As on iOS, the user is asked for access if they haven't been asked yet, and observers are
  /// called after they've allowed it.
  var contents: LibraryContents {
    if PhotoAccess.answer(to: .readWrite) == nil { ask() }
    return accessible
  }

  private func ask() {
    let isFirst = state.withLock { state in
      defer { state.isAsking = true }
      return !state.isAsking
    }
    guard isFirst else { return }
    // Without the text, the app ends at the code that needs the access.
    _ = UsageDescription.required("NSPhotoLibraryUsageDescription")
    MainQueue.run {
      PhotoAccess.request(.readWrite) { _ in self.state.withLock { $0.isAsking = false } }
    }
  }

  // MARK: Observers

  func add(_ observer: any PHPhotoLibraryChangeObserver) {
    state.withLock { state in
      state.observers.removeAll { $0.object == nil || $0.object === observer }
      state.observers.append(Observer(object: observer))
    }
  }

  func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    state.withLock { $0.observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  private func libraryDidChange() {
    let new = accessible
    let (old, observers) = state.withLock { state in
      defer { state.last = new }
      return (state.last, state.observers.compactMap(\.object))
    }
    guard old != new, !observers.isEmpty else { return }
    nonisolated(unsafe) let called = observers
    let finish = MainQueue.noteWork()
    Self.queue.async {
      let change = PHChange(to: new)
      for observer in called { observer.photoLibraryDidChange(change) }
      // The observers' own work on the main queue comes first.
      DispatchQueue.main.async { finish() }
    }
  }
}
