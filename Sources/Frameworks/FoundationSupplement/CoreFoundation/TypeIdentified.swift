/// A class of another framework whose objects have a type ID in Core Foundation.
package protocol TypeIdentified: AnyObject {
  /// The type ID.
  static var typeID: CFTypeID { get }
}
