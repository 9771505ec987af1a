/// An object of the library that a block of changes creates.
///
/// After the changes, fetch the object with the placeholder's identifier.
///
/// Follows <https://developer.apple.com/documentation/photos/phobjectplaceholder>.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {
  /// The name of the object in the device's library.
  let name: String

  init(_ localIdentifier: String, name: String) {
    self.name = name
    super.init(localIdentifier)
  }
}
