import AppRuntime
import DeviceProtocol
import DisplayList
import Foundation
import QuartzCore
import Raster
import UIKit

@testable import UIKitCore

/// A screen that records its frames instead of showing them.
@MainActor
final class RecordingStage: RenderStage {
  private(set) var frames: [DisplayList] = []

  /// The tints of the tinted images in the last frame, in drawing order.
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

  /// The lines of text in the last frame, in drawing order.
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

  /// Returns the last frame's color at a position, in points.
  ///
  /// Filled areas are included, but lines and text aren't.
  func color(at place: CGPoint) -> Color? {
    frames.last.map { Rasterizer.colors(atX: [place.x], y: place.y, of: $0)[0] }
  }
}
