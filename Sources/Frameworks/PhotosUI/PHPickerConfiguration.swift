import Stubs

/// The contents of a picker, and the number of items that can be selected.
///
/// Follows <https://developer.apple.com/documentation/photokit/phpickerconfiguration>.
public struct PHPickerConfiguration: Equatable, Hashable {
  /// The format in which pictures are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses.
    case automatic
    /// The format of the library.
    case current
    /// The format that every app reads.
    case compatible
  }

  /// The way that users select items.
  public enum Selection: Int, Sendable {
    /// Chosen pictures have a mark.
    case `default`
    /// Chosen pictures are numbered.
    case ordered
    /// Each choice is reported immediately.
    case continuous
    /// Each choice is reported immediately, and chosen pictures are numbered.
    case continuousAndOrdered
  }

  let usesPhotoLibrary: Bool

  /// Creates a configuration without asset identifiers in the results.
  public init() {
    usesPhotoLibrary = false
  }

  /// Creates a configuration with identifiers of a photo library's assets in the results.
  public init(photoLibrary: PHPhotoLibrary) {
    usesPhotoLibrary = true
  }

  /// The format in which pictures are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic {
    didSet { Stub.pickerRepresentation.tell(if: preferredAssetRepresentationMode == .compatible) }
  }

  /// The way that users select items.
  public var selection = Selection.default

  /// The most pictures that can be chosen; 0 is any number.
  public var selectionLimit = 1

  /// The kinds of media that are offered; `nil` is all.
  public var filter: PHPickerFilter?

  /// The identifiers of the pictures that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []
}
