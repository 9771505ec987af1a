import CoreLocation
import Photos
import PhotosUI
import UIKit

/// Shows all photos that the app can access, the newest first, and follows changes of the library.
class GridViewController: UITableViewController, PHPhotoLibraryChangeObserver,
  PHPickerViewControllerDelegate
{
  private var photos = GridViewController.fetch()
  private let manager = PHCachingImageManager()

  private static func fetch() -> PHFetchResult<PHAsset> {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.predicate = NSPredicate(
      format: "mediaType == %d AND pixelWidth > %d", PHAssetMediaType.image.rawValue, 10)
    return PHAsset.fetchAssets(with: options)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showCount()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Pick", style: .plain, target: self, action: #selector(pick)),
      UIBarButtonItem(title: "More", style: .plain, target: self, action: #selector(choose)),
    ]
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Folders", style: .plain, target: self, action: #selector(showFolders))
    PHPhotoLibrary.shared().register(self)
  }

  deinit {
    PHPhotoLibrary.shared().unregisterChangeObserver(self)
  }

  private func showCount(_ change: String = "") {
    title = "\(photos.count) photos" + change
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    let photo = photos[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = Self.words(photo)
    cell.contentConfiguration = content
    cell.accessibilityLabel = content.text
    cell.accessibilityIdentifier = "row \(indexPath.row)"
    manager.requestImage(
      for: photo, targetSize: CGSize(width: 90, height: 90), contentMode: .aspectFill, options: nil
    ) { image, info in
      guard (info?[PHImageResultIsDegradedKey] as? Bool) == false else { return }
      content.image = image
      cell.contentConfiguration = content
    }
    return cell
  }

  /// Returns the day, the size, and the place of a photo.
  private static func words(_ photo: PHAsset) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    let day = photo.creationDate.map(formatter.string) ?? "no date"
    let place =
      photo.location.map {
        String(format: "%.2f, %.2f", $0.coordinate.latitude, $0.coordinate.longitude)
      } ?? "no place"
    let favorite = photo.isFavorite ? ", favorite" : ""
    return "\(day), \(photo.pixelWidth)x\(photo.pixelHeight), \(place)\(favorite)"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let photo = photos[indexPath.row]
    PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest(for: photo).isFavorite = !photo.isFavorite
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let photo = photos[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      PHPhotoLibrary.shared().performChanges {
        PHAssetChangeRequest.deleteAssets([photo] as NSArray)
      } completionHandler: { isDone, error in
        DispatchQueue.main.async { [weak self] in
          done(isDone)
          if let error = error as? PHPhotosError { self?.title = "Error \(error.code.rawValue)" }
        }
      }
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Changes

  func photoLibraryDidChange(_ changeInstance: PHChange) {
    DispatchQueue.main.async { [weak self] in
      guard let self, let details = changeInstance.changeDetails(for: self.photos) else { return }
      self.photos = details.fetchResultAfterChanges
      let (added, removed) = (details.insertedIndexes?.count ?? 0, details.removedObjects.count)
      self.showCount(", +\(added) -\(removed)")
      self.tableView.reloadData()
    }
  }

  // MARK: Folders

  /// Counts the library's folders, and the albums in one that the app puts together.
  @objc func showFolders() {
    let folders = PHCollectionList.fetchCollectionLists(
      with: .folder, subtype: .any, options: nil)
    let albums = ["Trips", "Pets"].map {
      PHAssetCollection.transientAssetCollection(withAssetFetchResult: photos, title: $0)
    }
    let list = PHCollectionList.transientCollectionList(with: albums, title: "Own")
    let options = PHFetchOptions()
    options.predicate = NSPredicate(format: "localizedTitle = %@", "Pets")
    let found = PHCollection.fetchCollections(in: list, options: options)
    let pets = found.firstObject as? PHAssetCollection
    let count = pets.map { PHAsset.fetchAssets(in: $0, options: nil).count } ?? 0
    title = "\(folders.count) folders, \(count) pets"
  }

  // MARK: Picking

  @objc func choose() {
    PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: self)
  }

  @objc func pick() {
    let picker = PHPickerViewController(
      configuration: PHPickerConfiguration(photoLibrary: .shared()))
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    let identifiers = results.compactMap(\.assetIdentifier)
    let found = PHAsset.fetchAssets(withLocalIdentifiers: identifiers, options: nil)
    title = found.firstObject.map(Self.words) ?? "Not accessible"
  }
}
