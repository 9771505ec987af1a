/// An item that the user selected.
///
/// Follows <https://developer.apple.com/documentation/photokit/phpickerresult-swift.struct>.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
  /// The item provider of the image.
  public let itemProvider: NSItemProvider
  /// The identifier of the asset, if the picker was created for the photo library.
  public let assetIdentifier: String?

  @MainActor
  init(_ photo: LibraryPhoto, hasIdentifier: Bool) {
    assetIdentifier = hasIdentifier ? photo.localIdentifier : nil
    itemProvider = NSItemProvider()
    itemProvider.suggestedName = photo.name
    itemProvider.registerDataRepresentation(
      forTypeIdentifier: photo.typeIdentifier, visibility: .all
    ) { handler in
      handler(photo.data, nil)
      return nil
    }
  }
}
