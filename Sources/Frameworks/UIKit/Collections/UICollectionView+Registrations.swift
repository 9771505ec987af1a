import AppRuntime

extension UICollectionView {
  /// A registration of cells that also configures each cell for an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let registration: ReuseRegistration
    fileprivate let handler: Handler

    /// Creates a registration that creates cells with their class.
    public init(handler: @escaping Handler) {
      registration = ReuseRegistration(nib: nil)
      self.handler = handler
    }

    /// Creates a registration that loads cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      registration = ReuseRegistration(nib: cellNib)
      self.handler = handler
    }
  }

  /// A registration of supplementary views that also configures each view.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let registration: ReuseRegistration
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration that creates views with their class.
    public init(elementKind: String, handler: @escaping Handler) {
      registration = ReuseRegistration(nib: nil)
      kind = elementKind
      self.handler = handler
    }

    /// Creates a registration that loads views from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      registration = ReuseRegistration(nib: supplementaryNib)
      kind = elementKind
      self.handler = handler
    }
  }

  /// The identity of a registration in the collection views that use it.
  @MainActor
  fileprivate final class ReuseRegistration {
    let nib: UINib?
    /// The collection view whose data source created the registration while it was asked for a
    /// view.
    private weak var asker = ViewRequest.collectionView
    var identifier: String { "\(ObjectIdentifier(self))" }

    init(nib: UINib?) {
      self.nib = nib
    }

    /// Ends the app if a registration was created for a single view.
    /// - Parameter kind: The kind of view, and the method that asks for it.
    func check(in collectionView: UICollectionView, _ kind: String, _ method: String) {
      guard asker === collectionView else { return }
      raise(
        "NSInternalInconsistencyException",
        "Attempted to dequeue a \(kind) using a registration that was created inside -\(method) or "
          + "inside a UICollectionViewDiffableDataSource \(kind) provider. Creating a new "
          + "registration each time a \(kind) is requested will prevent reuse and cause created "
          + "\(kind)s to remain inaccessible in memory for the lifetime of the collection view. "
          + "Registrations should be created up front and reused. Registration: \(identifier)")
    }
  }

  /// Returns a reusable cell for a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.registration.check(in: self, "cell", "collectionView:cellForItemAtIndexPath:")
    let identifier = registration.registration.identifier
    if registrations[identifier] == nil {
      registrations[identifier] = registration.registration
      if let nib = registration.registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      raise(
        "NSInternalInconsistencyException", "The nib of a registration has no \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reusable supplementary view for a registration, configured for its position.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.registration.check(
      in: self, "supplementary view",
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
    let (identifier, kind) = (registration.registration.identifier, registration.kind)
    if registrations[identifier] == nil {
      registrations[identifier] = registration.registration
      if let nib = registration.registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      raise(
        "NSInternalInconsistencyException",
        "The nib of a registration has no \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
