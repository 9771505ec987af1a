import Stubs

/// A view controller for selecting images from the photo library.
///
/// Follows <https://developer.apple.com/documentation/photokit/phpickerviewcontroller>.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// The configuration of the picker.
  public let configuration: PHPickerConfiguration
  /// The picker's delegate, which dismisses the picker.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  private var grid: PhotoGrid?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because storyboards can't contain pickers.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: makeGrid())
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func makeGrid() -> PhotoGrid {
    let selection = configuration.selection
    let isContinuous = selection == .continuous || selection == .continuousAndOrdered
    let photos = configuration.filter?.includesPictures == false ? [] : PhotoLibrary.shared.photos
    let grid = PhotoGrid(
      photos,
      choice: PhotoGrid.Choice(
        limit: configuration.selectionLimit,
        isNumbered: selection == .ordered || selection == .continuousAndOrdered,
        initial: configuration.preselectedAssetIdentifiers),
      onChange: { [weak self] photos in if isContinuous { self?.tell(photos) } },
      finish: { [weak self] photos in self?.tell(photos ?? []) })
    self.grid = grid
    return grid
  }

  private func tell(_ photos: [LibraryPhoto]) {
    delegate?.picker(
      self,
      didFinishPicking: photos.map {
        PHPickerResult($0, hasIdentifier: configuration.usesPhotoLibrary)
      })
  }

  /// Removes assets from the selection.
  open func deselectAssets(withIdentifiers identifiers: [String]) {
    grid?.deselect(identifiers)
  }

  /// Moves a selected asset after another one, or to the start.
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier other: String?) {
    grid?.move(identifier, after: other)
  }

  /// Scrolls to the picker's initial position.
  open func scrollToInitialPosition() {
    grid?.scrollToTop()
  }
}
