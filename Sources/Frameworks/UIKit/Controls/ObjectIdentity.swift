/// The identity of a value that isn't `Equatable`.
///
/// Only copies of the value share it.
final class ObjectIdentity: Hashable, Sendable {
  static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
