/// An object that handles the parts of an XML document, in order.
package protocol XMLListener: AnyObject {
  /// Called when an element starts on a line, counted from 1.
  func start(_ element: String, attributes: [String: String], line: Int)
  /// Called when the innermost open element ends.
  func end()
  /// Called for text in the innermost open element.
  func text(_ text: String)
}
