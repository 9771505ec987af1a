/// The identity of a value that can't be compared. Only copies share it.
final class ObjectIdentity: Hashable, Sendable {
  static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
