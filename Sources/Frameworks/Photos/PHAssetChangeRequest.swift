import DeviceProtocol
import Foundation
import FoundationSupplement
import UIKit

/// A request to create, delete, or change an asset, which must be created in a block of changes.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetchangerequest>.
open class PHAssetChangeRequest: PHChangeRequest, PhotoChangeRequesting {
  /// The time at which the photo was taken.
  open var creationDate: Date? {
    didSet { edit.created = creationDate }
  }
  /// The place where the photo was taken, or `nil` to remove it.
  open var location: CLLocation? {
    didSet { edit.place = .some(Self.place(location)) }
  }
  /// Whether the asset is one of the user's favorites.
  open var isFavorite = false {
    didSet { edit.isFavorite = isFavorite }
  }
  /// Whether the asset is hidden.
  open var isHidden = false {
    didSet { edit.isHidden = isHidden }
  }

  private var edit = PhotoEdit()
  private let name: String
  /// The contents of the new image's file, or `nil` to change an asset.
  var data: Data?
  let isCreation: Bool

  /// Creates a request to add an image, whose contents can be set later.
  @_spi(Quince) public required init(creating data: Data?) {
    self.data = data
    name = UUID().uuidString
    isCreation = true
    super.init()
    PhotoChanges.current.add(self)
  }

  /// Creates a request to change the properties of an asset.
  public init(for asset: PHAsset) {
    name = asset.item.photo.identifier
    isCreation = false
    super.init()
    creationDate = asset.creationDate
    location = asset.location
    isFavorite = asset.isFavorite
    isHidden = asset.isHidden
    PhotoChanges.current.add(self)
  }

  /// Creates a request to add an image.
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    self.init(creating: image.pngData())
  }

  /// Creates a request to add the image in a file, or returns `nil` if it can't be read.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    (try? Data(contentsOf: fileURL)).map(self.init(creating:))
  }

  /// The asset that the request creates, or `nil` if it changes one.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? {
    isCreation ? PHObjectPlaceholder("\(name)/L0/001", name: fileName) : nil
  }

  /// Requests that assets be deleted, for which the user is asked.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {
    PhotoChanges.current.remove(ObjectList.objects(of: assets).compactMap { $0 as? PHAsset })
  }

  // MARK: Changes

  private var isJPEG: Bool { data?.starts(with: [0xFF, 0xD8]) == true }

  /// The name of the photo's file.
  private var fileName: String { isCreation ? "\(name).\(isJPEG ? "jpg" : "png")" : name }

  var changes: [PhotoChange] {
    guard isCreation || edit != PhotoEdit() else { return [] }
    var edit = edit
    edit.modified = Date()
    return [.edit(fileName, edit)]
  }

  func finish(in changes: PhotoChanges) {
    guard isCreation else { return }
    guard let data, PhotoLibrary.accepts(data) else { return changes.fail(.invalidResource) }
    changes.add(data, as: fileName)
  }

  private static func place(_ location: CLLocation?) -> PhotoEdit.Place {
    guard let location,
      let place = PhotoPlace(
        latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
        altitude: location.altitude)
    else { return .none }
    return .point(place)
  }
}
