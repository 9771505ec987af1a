import ObjectiveC

/// A description of a calculated value in dictionaries.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsexpressiondescription>.
open class NSExpressionDescription: NSPropertyDescription {
  /// The expression.
  open var expression: ObjectiveC.NSExpression?
  /// The type of the value.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}
