import AppRuntime
import Foundation

/// A collection view's request for a view, which the data source answers with the one view that it
/// dequeues.
@MainActor
final class ViewRequest {
  /// The requests that data sources are answering, the innermost last.
  private static var current: [ViewRequest] = []

  /// The collection view whose data source is answering a request, the innermost if there are
  /// several.
  static var collectionView: UICollectionView? { current.last?.collectionView }

  private let collectionView: UICollectionView
  private var dequeued: [UICollectionReusableView] = []

  private init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// Asks for a view, and ends the app unless the answer is the only view that was dequeued.
  static func view<View: UICollectionReusableView>(
    for collectionView: UICollectionView, _ ask: () -> View
  ) -> View {
    let request = ViewRequest(collectionView)
    current.append(request)
    let answer = ask()
    current.removeLast()
    for view in request.dequeued where view !== answer {
      raiseUnexpected(view, in: collectionView)
    }
    return answer
  }

  /// Records a view that was dequeued.
  static func note(_ view: UICollectionReusableView, in collectionView: UICollectionView) {
    guard let request = current.last(where: { $0.collectionView === collectionView }) else {
      raiseUnexpected(view, in: collectionView)
    }
    request.dequeued.append(view)
  }

  private static func raiseUnexpected(
    _ view: UICollectionReusableView, in collectionView: UICollectionView
  ) -> Never {
    raise(
      "NSInternalInconsistencyException",
      "Expected dequeued view to be returned to the collection view in preparation for display. "
        + "When the collection view's data source is asked to provide a view for a given index "
        + "path, ensure that a single view is dequeued and returned to the collection view. Avoid "
        + "dequeuing views without a request from the collection view. For retrieving an existing "
        + "view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
        + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
        + "\(view); Collection view: \(collectionView)")
  }
}

extension UICollectionView {
  /// Asks the data source for a cell.
  final func requestCell(at indexPath: IndexPath, of dataSource: any UICollectionViewDataSource)
    -> UICollectionViewCell
  {
    let cell = ViewRequest.view(for: self) {
      dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    if cell.reuseIdentifier == nil {
      raise(
        "NSInternalInconsistencyException",
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  /// Asks the data source for a supplementary view.
  final func requestView(
    ofKind kind: String, at indexPath: IndexPath, of dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView {
    let view = ViewRequest.view(for: self) {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    if view.reuseIdentifier == nil {
      raise(
        "NSInternalInconsistencyException",
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(kind),\(indexPath)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
          + "(\(view))")
    }
    return view
  }
}
