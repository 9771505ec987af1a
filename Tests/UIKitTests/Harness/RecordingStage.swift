import AppRuntime
import DeviceProtocol
import DisplayList
import Foundation
import QuartzCore
import Raster
import UIKit

@testable import UIKitCore

/// A screen that shows nothing and remembers the frames that it was to show.
@MainActor
final class RecordingStage: RenderStage {
  private(set) var frames: [DisplayList] = []

  /// The tints of the images in the last frame that have one, in the order they are drawn.
  var imageTints: [Color] {
    commands.compactMap { command in
      if case .image(_, _, _, let tint, _) = command { tint } else { nil }
    }
  }

  var canvasSize: CGSize { DeviceLink.shared.configuration.screenSize }

  var canvasScale: CGFloat { DeviceLink.shared.configuration.scale }

  var layersBackToFront: [CALayer] { DeviceStage.shared.layersBackToFront }

  /// The commands of the last frame.
  var commands: [DrawingCommand] { frames.last?.commands ?? [] }

  /// The lines of text in the last frame, in the order they are drawn.
  var texts: [TextRun] {
    commands.compactMap { command in
      if case .text(let run) = command { run } else { nil }
    }
  }

  func layOut() {
    DeviceStage.shared.layOut()
  }

  func commitTurn() {
    DeviceStage.shared.commitTurn()
  }

  func show(_ frame: DisplayList) {
    frames.append(frame)
  }

  /// The last frame's color at a place, in points; areas count, but lines and text don't.
  func color(at place: CGPoint) -> Color? {
    frames.last.map { Rasterizer.colors(atX: [place.x], y: place.y, of: $0)[0] }
  }
}
