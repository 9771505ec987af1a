/// An object that handles the parts of an XML document, in order.
package protocol XMLListener: AnyObject {
  /// Called when an element starts on a line, from 1.
  func start(_ element: String, attributes: [String: String], line: Int)
  /// Called when the innermost open element ends.
  func end()
  /// There's text in the element that started last and hasn't ended.
  func text(_ text: String)
}
