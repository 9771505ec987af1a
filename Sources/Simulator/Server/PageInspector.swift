import DeviceProtocol
import Foundation

/// Sends the frontmost app's views to pages with an open inspector.
actor PageInspector {
  private struct Page {
    let connection: PageConnection
    /// Whether the page has the latest data.
    var isUpToDate = false
    var pinned: Int?
    var shown: InspectedObject?
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { device.unownedExecutor }

  private let device: Device
  private let openFile: OpenFile?
  private var pages: [UUID: Page] = [:]
  private var nodes: [InspectedNode] = []
  private var launch: Int?
  /// The number of properties that have been set.
  ///
  /// It shows pages which edits an answer doesn't include yet.
  private var edits = 0
  private var tree: PagePacket?
  private var places = PlaceNumbers()
  private var isDue = false
  private var task: Task<Void, Never>?
  /// The views whose images still have to be sent, by page.
  private var wantedPictures: [UUID: [Int]] = [:]
  /// The task that draws the most recently requested images, after all earlier ones.
  private var drawing: Task<Void, Never>?

  /// - Parameter openFile: A closure that opens a line in the user's editor, or `nil` to let the
  ///   page open it.
  init(device: Device, openFile: OpenFile?) {
    self.device = device
    self.openFile = openFile
  }

  // MARK: Requests from pages

  /// Opens or closes the inspector of a page.
  func show(_ isShown: Bool, to connection: PageConnection) {
    guard isShown else { return remove(connection.id) }
    pages[connection.id] = Page(connection: connection)
    update()
  }

  /// Removes a page.
  func remove(_ id: UUID) {
    pages[id] = nil
    wantedPictures[id] = nil
  }

  /// Starts sending a page all details of an object.
  func pin(_ object: Int?, for connection: PageConnection) {
    pages[connection.id]?.pinned = object
    pages[connection.id]?.shown = nil
    update()
  }

  /// Sets a property in a particular launch of an app, and sends the result, or the reason for a
  /// failure, to the page.
  func edit(_ edit: InspectorEdit, launch: Int?, for connection: PageConnection) async {
    guard await device.frontLaunch == launch else { return }
    let failure = await failure(of: edit)
    // If another app is frontmost now, the object is gone, and the page is notified of that
    // separately.
    guard await device.frontLaunch == launch else { return }
    edits += 1
    await connection.send(
      .edited(object: edit.object, key: edit.key, edits: edits, failure: failure))
    // A rejected value stays in its field, so that the user can correct it.
    guard failure == nil else { return }
    pages[connection.id]?.shown = nil
    update()
  }

  private func failure(of edit: InspectorEdit) async -> String? {
    do {
      guard case .edited(let failure) = try await device.inspect(.edit(edit)) else { return nil }
      return failure
    } catch {
      return "\(error)"
    }
  }

  /// Sends a page the images that views draw.
  ///
  /// An app draws for one page at a time, and only the latest request of each page.
  func sendPictures(of views: [Int], to connection: PageConnection) async {
    wantedPictures[connection.id] = views
    let earlier = drawing
    let task = Task {
      await earlier?.value
      await draw(for: connection)
    }
    drawing = task
    await task.value
  }

  private func draw(for connection: PageConnection) async {
    guard let views = wantedPictures.removeValue(forKey: connection.id),
      case .pictures(let pictures)? = try? await device.inspect(.pictures(views))
    else { return }
    await connection.send(.pictures(pictures))
  }

  /// Opens the line with a number in the user's editor.
  func open(_ number: Int) async {
    guard let line = places[number] else { return }
    await openFile?(line)
  }

  // MARK: Messages to pages

  /// Inspects the app again when it's idle or another app is frontmost.
  func update() {
    guard !pages.isEmpty else { return }
    isDue = true
    guard task == nil else { return }
    task = Task {
      while isDue, !pages.isEmpty {
        isDue = false
        await lookAgain()
      }
      task = nil
    }
  }

  private func lookAgain() async {
    let launch = await device.frontLaunch
    // An app that ends in the meantime or doesn't answer has no tree. The next frontmost app is
    // inspected then.
    guard await device.isFrontReady, case .tree(let nodes)? = try? await device.inspect(.tree),
      await device.frontLaunch == launch
    else { return }
    if nodes != self.nodes || launch != self.launch || tree == nil {
      (self.nodes, self.launch) = (nodes, launch)
      tree = await Self.packet(
        .inspection(nodes, launch: launch, hasEditor: openFile != nil))
      for id in pages.keys { pages[id]?.isUpToDate = false }
    }
    for (id, page) in pages where !page.isUpToDate {
      pages[id]?.isUpToDate = true
      if let tree { await page.connection.send(tree) }
    }
    await tellOfPinned()
  }

  /// Returns a message, encoded outside of the device's queue.
  private static nonisolated func packet(_ message: PageMessage) async -> PagePacket? {
    PagePacket(message)
  }

  private func tellOfPinned() async {
    let pinned = Set(pages.values.compactMap(\.pinned))
    let edits = edits
    // Without an answer, pages keep their content, as above.
    guard !pinned.isEmpty,
      case .objects(let objects)? = try? await device.inspect(.objects(Array(pinned)))
    else { return }
    var numbered: [Int: InspectedObject] = [:]
    for object in objects { numbered[object.id] = await self.numbered(object) }
    for (id, page) in pages {
      guard let pinned = page.pinned else { continue }
      let object = numbered[pinned]
      guard object == nil || object != page.shown else { continue }
      // An update that doesn't include an edit is followed by one that does.
      pages[id]?.shown = edits == self.edits ? object : nil
      await page.connection.send(.inspected(pinned, object, edits: edits))
    }
  }

  /// Returns an object with numbers for its source locations, if they're in the project's files.
  private func numbered(_ object: InspectedObject) async -> InspectedObject {
    var object = object
    await number(&object.origin)
    await number(&object.declaration)
    for index in object.constraints.indices {
      var origin = object.constraints[index].origin
      await number(&origin)
      object.constraints[index].origin = origin
    }
    return object
  }

  private func number(_ place: inout InspectedPlace?) async {
    guard let path = place?.file, let line = place?.line,
      await device.frontSources?.contains(path) == true
    else { return }
    place?.number = places.number(of: InspectedLine(path: path, line: line))
  }
}

/// A function that opens a line in one of the user's files.
package typealias OpenFile = @Sendable (InspectedLine) async -> Void
