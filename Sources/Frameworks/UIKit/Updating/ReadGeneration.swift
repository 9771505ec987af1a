import Observation
import Synchronization

/// The tracking of everything that one execution of a step has read.
///
/// Observation tracks properties until one of them changes. A step that's performed again before
/// that changes its generation, which is tracked, too.
final class ReadGeneration: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let ending = Atomic(false)

  /// The property that changes at the end of a generation. It's known only by its key path.
  var number: Int { 0 }

  /// Whether the generation is being ended.
  var isEnding: Bool { ending.load(ordering: .relaxed) }

  /// Lets the current tracking end with this generation.
  func join() {
    registrar.access(self, keyPath: \.number)
  }

  /// Ends the tracking of the generation.
  func end() {
    ending.store(true, ordering: .relaxed)
    registrar.didSet(self, keyPath: \.number)
    ending.store(false, ordering: .relaxed)
  }
}
