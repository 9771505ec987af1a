import Foundation

/// The differences between two results of the same fetch.
///
/// Apply them in the order removed, inserted, changed, and moved.
///
/// Follows <https://developer.apple.com/documentation/photos/phfetchresultchangedetails>.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The result before the change.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The result after the change.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// The indexes of removed objects in the result before the change, or `nil` if there are none.
  public let removedIndexes: IndexSet?
  /// The removed objects.
  public let removedObjects: [ObjectType]
  /// The indexes of inserted objects in the result after the change, or `nil` if there are none.
  public let insertedIndexes: IndexSet?
  /// The inserted objects.
  public let insertedObjects: [ObjectType]
  /// The indexes of changed objects in the result after the change, or `nil` if there are none.
  public let changedIndexes: IndexSet?
  /// The changed objects.
  public let changedObjects: [ObjectType]
  private let moves: [(from: Int, to: Int)]

  /// Creates the differences between two results.
  /// - Parameter changedObjects: The objects in both results whose properties differ.
  public convenience init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
    changedObjects: [ObjectType]
  ) {
    self.init(
      ResultDifference(fromResult.identifiers, toResult.identifiers), fromResult, toResult,
      changedObjects)
  }

  private init(
    _ difference: ResultDifference, _ before: PHFetchResult<ObjectType>,
    _ after: PHFetchResult<ObjectType>, _ changed: [ObjectType]
  ) {
    let changedNames = Set(changed.map(\.localIdentifier))
    let indexes = IndexSet(
      after.objects.indices.filter { changedNames.contains(after.objects[$0].localIdentifier) })
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    removedIndexes = difference.removed.isEmpty ? nil : difference.removed
    removedObjects = before.objects(at: difference.removed)
    insertedIndexes = difference.inserted.isEmpty ? nil : difference.inserted
    insertedObjects = after.objects(at: difference.inserted)
    changedIndexes = indexes.isEmpty ? nil : indexes
    changedObjects = after.objects(at: indexes)
    moves = difference.moves
    super.init()
  }

  /// Whether the differences list positions, which they always do.
  open var hasIncrementalChanges: Bool { true }
  /// Whether objects changed their order.
  open var hasMoves: Bool { !moves.isEmpty }

  /// Whether there are no differences.
  var isEmpty: Bool {
    removedIndexes == nil && insertedIndexes == nil && changedIndexes == nil && moves.isEmpty
  }

  /// Calls a closure with the indexes of each object that changed its order: before the move, when
  /// removed objects are gone and inserted ones are there, and after it.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
    for move in moves { handler(move.from, move.to) }
  }
}

extension PHFetchResult where ObjectType: PHObject {
  fileprivate var identifiers: [String] { objects.map(\.localIdentifier) }
}
