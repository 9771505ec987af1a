import UIKitCore

/// A grid of the photos in the library that lets users choose one or more.
package final class PhotoGrid: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The number of photos that users can select, and how the selection is displayed.
  package struct Choice {
    /// The maximum number of photos, or 0 for no limit.
    ///
    /// If the limit is 1, a tap on a photo finishes the selection.
    package var limit: Int
    /// Whether photos show their position in the selection.
    package var isNumbered: Bool
    /// The identifiers of the photos that are initially selected.
    package var initial: [String]
    /// Whether users choose the photos that an app can read, which can be none.
    package var isOfAccess: Bool

    /// Creates a description of a selection.
    package init(
      limit: Int = 1, isNumbered: Bool = false, initial: [String] = [],
      isOfAccess: Bool = false
    ) {
      self.limit = limit
      self.isNumbered = isNumbered
      self.initial = initial
      self.isOfAccess = isOfAccess
    }
  }

  private static let look = SystemDesign.current.photos.grid
  private let photos: [LibraryPhoto]
  private let choice: Choice
  private let finish: ([LibraryPhoto]?) -> Void
  private let onChange: ([LibraryPhoto]) -> Void
  private var chosen: [LibraryPhoto]
  private let layout = UICollectionViewFlowLayout()
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let emptiness = UILabel()

  /// Creates a grid.
  /// - Parameters:
  ///   - onChange: A closure that's called when the selection changes, before it's finished.
  ///   - finish: A closure that's called when the selection is finished, with `nil` if it was
  ///     canceled.
  package init(
    _ photos: [LibraryPhoto], choice: Choice,
    onChange: @escaping ([LibraryPhoto]) -> Void = { _ in },
    finish: @escaping ([LibraryPhoto]?) -> Void
  ) {
    self.photos = photos
    self.choice = choice
    self.onChange = onChange
    self.finish = finish
    chosen = choice.initial.compactMap { name in photos.first { $0.localIdentifier == name } }
    super.init(nibName: nil, bundle: nil)
    title = choice.isOfAccess ? "Select Photos" : "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in finish(nil) })
    if choice.limit != 1 {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: choice.isOfAccess ? "Done" : "Add",
        primaryAction: UIAction { [weak self] _ in self?.finish(self?.chosen) })
      navigationItem.rightBarButtonItem?.style = .done
      updateAddButton()
    }
  }

  /// Returns `nil`, because a grid can't be created from a storyboard.
  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.look.fill
    layout.minimumInteritemSpacing = Self.look.gap
    layout.minimumLineSpacing = Self.look.gap
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collection.dataSource = self
    collection.delegate = self
    collection.alwaysBounceVertical = true
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    emptiness.text = "No Photos or Videos"
    emptiness.font = .preferredFont(forTextStyle: Self.look.emptyStyle)
    emptiness.textColor = Self.look.emptyColor
    emptiness.textAlignment = .center
    emptiness.isHidden = !photos.isEmpty
    emptiness.frame = view.bounds
    emptiness.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(emptiness)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width
    let columns = max(Self.look.fewestColumns, (width / Self.look.columnWidth).rounded(.down))
    let side = ((width - (columns - 1) * Self.look.gap) / columns * 3).rounded(.down) / 3
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  // MARK: Photos

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(photos[indexPath.item])
    showChoice(in: cell, at: indexPath)
    return cell
  }

  private func showChoice(in cell: UICollectionViewCell, at indexPath: IndexPath) {
    (cell as? PhotoCell)?.showChoice(
      chosen.firstIndex(of: photos[indexPath.item]), isNumbered: choice.isNumbered)
  }

  // MARK: Choosing

  package func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let photo = photos[indexPath.item]
    if choice.limit == 1 { return finish([photo]) }
    if let index = chosen.firstIndex(of: photo) {
      chosen.remove(at: index)
    } else if choice.limit == 0 || chosen.count < choice.limit {
      chosen.append(photo)
    }
    choiceDidChange()
    onChange(chosen)
  }

  /// Removes photos from the selection.
  package func deselect(_ identifiers: [String]) {
    chosen.removeAll { identifiers.contains($0.localIdentifier) }
    choiceDidChange()
  }

  /// Moves a selected photo after another one, or to the start.
  package func move(_ identifier: String, after other: String?) {
    guard let index = chosen.firstIndex(where: { $0.localIdentifier == identifier }) else { return }
    let photo = chosen.remove(at: index)
    let place = chosen.firstIndex { $0.localIdentifier == other }.map { $0 + 1 } ?? 0
    chosen.insert(photo, at: place)
    choiceDidChange()
  }

  private func choiceDidChange() {
    updateAddButton()
    for indexPath in collection.indexPathsForVisibleItems {
      if let cell = collection.cellForItem(at: indexPath) { showChoice(in: cell, at: indexPath) }
    }
  }

  private func updateAddButton() {
    navigationItem.rightBarButtonItem?.isEnabled =
      !chosen.isEmpty || !choice.initial.isEmpty || choice.isOfAccess
  }

  // MARK: Scrolling

  /// Scrolls to the first photo.
  package func scrollToTop() {
    collection.setContentOffset(
      CGPoint(x: 0, y: -collection.adjustedContentInset.top), animated: true)
  }
}
