import Stubs

/// The configuration of a picker, such as its contents and the number of items that can be
/// selected.
///
/// Follows <https://developer.apple.com/documentation/photokit/phpickerconfiguration>.
public struct PHPickerConfiguration: Equatable, Hashable {
  /// The format in which the picker provides images.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses.
    case automatic
    /// The current format in the library.
    case current
    /// The most compatible format.
    case compatible
  }

  /// The way that users select items.
  public enum Selection: Int, Sendable {
    /// Selected images have a checkmark.
    case `default`
    /// Selected images are numbered.
    case ordered
    /// Each change to the selection is reported immediately.
    case continuous
    /// Each change to the selection is reported immediately, and selected images are numbered.
    case continuousAndOrdered
  }

  let usesPhotoLibrary: Bool

  /// Creates a configuration without asset identifiers in the results.
  public init() {
    usesPhotoLibrary = false
  }

  /// Creates a configuration with the photo library's asset identifiers in the results.
  public init(photoLibrary: PHPhotoLibrary) {
    usesPhotoLibrary = true
  }

  /// The format in which the picker provides images.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic {
    didSet { Stub.pickerRepresentation.report(if: preferredAssetRepresentationMode == .compatible) }
  }

  /// The way that users select items.
  public var selection = Selection.default

  /// The maximum number of images that can be selected, or 0 for no limit.
  public var selectionLimit = 1

  /// The types of media to show, or `nil` for all.
  public var filter: PHPickerFilter?

  /// The identifiers of the images that are initially selected.
  public var preselectedAssetIdentifiers: [String] = []
}
