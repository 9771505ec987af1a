import Dispatch

/// The information about dragged items that a drag session and its drop session have in common.
@MainActor
class DragDropSession: NSObject {
  fileprivate(set) var items: [UIDragItem]
  fileprivate(set) var allowsMoveOperation = true
  fileprivate(set) var isRestrictedToDraggingApplication = false
  /// The location of the touch, in screen coordinates.
  fileprivate(set) var place: CGPoint
  fileprivate weak var window: UIWindow?

  fileprivate init(items: [UIDragItem], place: CGPoint, window: UIWindow?) {
    self.items = items
    self.place = place
    self.window = window
  }

  func location(in view: UIView) -> CGPoint {
    guard let window = view.window ?? window else { return place }
    return view.convert(window.convert(place, from: nil as UIWindow?), from: nil)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session of the drag interaction that provides the items.
final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?
  fileprivate weak var drop: DropSession?

  init(at place: CGPoint, in window: UIWindow?) {
    super.init(items: [], place: place, window: window)
  }

  func add(_ new: [UIDragItem]) {
    items += new
    drop?.items = items
  }

  func move(to place: CGPoint) {
    self.place = place
    drop?.place = place
  }

  /// Stores the delegate's answers before the items start to move.
  func settle(allowsMove: Bool, isRestricted: Bool) {
    allowsMoveOperation = allowsMove
    isRestrictedToDraggingApplication = isRestricted
  }
}

/// The session of the drop interactions that items are dragged over.
final class DropSession: DragDropSession, UIDropSession {
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  private let drag: DragSession

  init(_ drag: DragSession) {
    self.drag = drag
    super.init(items: drag.items, place: drag.place, window: drag.window)
    allowsMoveOperation = drag.allowsMoveOperation
    isRestrictedToDraggingApplication = drag.isRestrictedToDraggingApplication
    drag.drop = self
  }

  var localDragSession: (any UIDragSession)? { drag }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loading = DropLoading(completion)
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let total = Progress(totalUnitCount: Int64(providers.count))
    for (index, provider) in providers.enumerated() {
      loading.expect()
      let part = provider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        DispatchQueue.main.async { loading.finish(index, object) }
      }
      total.addChild(part, withPendingUnitCount: 1)
    }
    if providers.isEmpty { DispatchQueue.main.async { completion([]) } }
    return total
  }
}

/// Collects the objects of dropped items until all of them have been loaded or have failed to load.
@MainActor
private final class DropLoading {
  private var open = 0
  private var objects: [Int: any NSItemProviderReading] = [:]
  private let completion: ([any NSItemProviderReading]) -> Void

  init(_ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    self.completion = completion
  }

  func expect() {
    open += 1
  }

  func finish(_ index: Int, _ object: (any NSItemProviderReading)?) {
    objects[index] = object
    open -= 1
    if open == 0 { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
  }
}
