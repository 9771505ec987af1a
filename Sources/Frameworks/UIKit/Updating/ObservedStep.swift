// UIKit links Observation, which adds 0.7% to the instructions of a launch. Loading the library
// only with apps that use it would take a library of its own, because nothing but Swift code can
// call its functions. The overload of `withObservationTracking` for SwiftUI is used because it
// reports changes after they're made: a step that the main thread repeats for a change on another
// thread must not read the old value.
import AppRuntime
@_spi(SwiftUI) import Observation

/// A step of an object's updates, with the observable properties that its last execution has read.
@MainActor
final class ObservedStep {
  private struct Kind: Hashable {
    let type: ObjectIdentifier
    let step: UpdateStep
  }

  /// The kinds of steps that have read observable properties before.
  private static var readers: Set<Kind> = []

  /// Whether the step reads observable properties.
  private(set) var readsProperties = false

  private weak var object: (any UpdatedObject)?
  private let step: UpdateStep
  private let generation = ReadGeneration()

  init(_ step: UpdateStep, of object: any UpdatedObject) {
    self.step = step
    self.object = object
  }

  deinit {
    if readsProperties { generation.end() }
  }

  /// Performs the step, and tracks the properties that it reads instead of the previous ones.
  /// - Parameter isPartial: Whether the step might not read everything, so that the previous
  ///   properties are tracked, too.
  func perform(isPartial: Bool, _ body: () -> Void) {
    if readsProperties, !isPartial { generation.end() }
    withObservationTracking {
      performNow(body)
      if readsProperties { generation.join() }
    } didSet: { [weak self, generation] tracking in
      guard tracking.changed != \ReadGeneration.number else {
        // The generation can also be that of a step within this one, whose end changes nothing.
        if generation.isEnding { tracking.cancel() }
        return
      }
      tracking.cancel()
      MainQueue.run { [weak self] in self?.propertiesDidChange() }
    }
  }

  /// Performs the step, and finds out whether it reads anything, unless that's known.
  ///
  /// A step that reads nothing isn't worth a generation, which costs more than the rest.
  private func performNow(_ body: () -> Void) {
    guard !readsProperties, let object else { return body() }
    let kind = Kind(type: ObjectIdentifier(type(of: object)), step: step)
    if Self.readers.contains(kind) {
      readsProperties = true
      return body()
    }
    withObservationTracking(body, onChange: noteReading(kind))
  }

  /// Called if the step has read a property.
  /// - Returns: A closure that ignores changes, which are tracked elsewhere.
  private func noteReading(_ kind: Kind) -> @Sendable () -> Void {
    readsProperties = true
    Self.readers.insert(kind)
    return {}
  }

  private func propertiesDidChange() {
    object?.setNeedsUpdate(step)
  }
}
