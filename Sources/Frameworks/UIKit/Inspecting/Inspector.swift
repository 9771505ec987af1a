import AppRuntime
import DeviceProtocol
import DisplayList
import Foundation
import QuartzCore

/// Responds to an inspector's requests.
@MainActor
enum Inspector {
  /// Responds to a request with an ID.
  static func answer(_ request: InspectorRequest, id: Int) {
    guard let reply = try? JSONEncoder().encode(reply(to: request)) else { return }
    DeviceLink.shared.send(inspection: reply, id: id)
  }

  /// Returns the reply to a request.
  static func reply(to request: InspectorRequest) -> InspectorReply {
    switch request {
    case .tree: .tree(InspectionWalk.nodes())
    case .objects(let ids): .objects(InspectorObjects.objects(ids).map(InspectorDescription.of))
    case .pictures(let ids):
      .pictures(InspectorObjects.objects(ids).compactMap { ($0 as? UIView).map(picture) })
    case .edit(let edit): .edited(failure: perform(edit))
    }
  }

  /// Returns a view's own drawing, without its subviews.
  private static func picture(of view: UIView) -> InspectedPicture {
    let size = view.bounds.size
    var renderer = LayerRenderer(
      scale: view.contentScaleFactor, time: CACurrentMediaTime(), visible: .infinite,
      stopsAtOwners: true)
    renderer.renderContents(of: view.layer)
    let origin = view.bounds.origin
    let start = CGAffineTransform(translationX: -origin.x, y: -origin.y).displayed
    let list = DisplayList(
      size: CGSize(width: max(1, size.width), height: max(1, size.height)),
      commands: [.concatenate(start)] + renderer.commands)
    return InspectedPicture(id: InspectorObjects.id(of: view), frame: list.encoded())
  }

  private static func perform(_ edit: InspectorEdit) -> String? {
    var failure: String?
    RenderLoop.shared.commit {
      do {
        try InspectorEditing.perform(edit)
      } catch {
        failure = "\(error)"
      }
    }
    return failure
  }
}
