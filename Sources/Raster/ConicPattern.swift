internal import CPangoCairo
import DisplayList
import Foundation

/// Colors around a center, drawn as a fan of narrow patches.
struct ConicPattern {
  /// The number of patches all the way around.
  private static let patches = 180

  let center: CGPoint
  /// The angle of the first color, in radians.
  ///
  /// The others follow clockwise.
  let angle: Double
  let stops: [GradientStop]

  /// Creates a pattern that covers an area.
  ///
  /// The caller must destroy it.
  func make(over area: CGRect) -> OpaquePointer {
    let pattern = cairo_pattern_create_mesh()!
    let width = max(abs(area.minX - center.x), abs(area.maxX - center.x))
    let height = max(abs(area.minY - center.y), abs(area.maxY - center.y))
    // The outer edge of a patch is closer to the center than its corners.
    let radius = 1.01 * hypot(width, height) + 1
    let rays = (0...Self.patches).map { index in
      let part = Double(index) / Double(Self.patches)
      let direction = angle + 2 * .pi * part
      return (
        end: CGPoint(x: center.x + radius * cos(direction), y: center.y + radius * sin(direction)),
        color: color(at: part)
      )
    }
    for (ray, next) in zip(rays, rays.dropFirst()) {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(pattern, ray.end.x, ray.end.y)
      cairo_mesh_pattern_line_to(pattern, next.end.x, next.end.y)
      for (corner, color) in [ray.color, ray.color, next.color, next.color].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha))
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    return pattern
  }

  /// Returns the color at a fraction of a full turn, from 0 to 1.
  private func color(at part: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= part }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let span = after.location - before.location
    let share = Float(span > 0 ? (part - before.location) / span : 1)
    func mix(_ path: KeyPath<Color, Float>) -> Float {
      before.color[keyPath: path] * (1 - share) + after.color[keyPath: path] * share
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
