/// A description of a connection between objects.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsrelationshipdescription>.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the other objects.
  open weak var destinationEntity: NSEntityDescription? {
    willSet { checkIsMutable() }
  }
  /// The relationship in the opposite direction.
  open weak var inverseRelationship: NSRelationshipDescription? {
    willSet { checkIsMutable() }
  }
  /// The greatest number of other objects, or 0 for no limit.
  open var maxCount = 0 {
    willSet { checkIsMutable() }
  }
  /// The smallest number of other objects.
  open var minCount = 0 {
    willSet { checkIsMutable() }
  }
  /// The rule for the other objects when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule {
    willSet { checkIsMutable() }
  }
  /// Whether the other objects have an order.
  open var isOrdered = false {
    willSet { checkIsMutable() }
  }

  /// Whether an object can be connected to more than one other.
  open var isToMany: Bool { maxCount != 1 }

  /// The entity of the other objects, which a model in use has.
  var destination: NSEntityDescription { destinationEntity ?? entity }
}
