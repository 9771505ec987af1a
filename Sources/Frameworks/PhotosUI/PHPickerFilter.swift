/// A filter for the types of media in a picker.
///
/// Follows <https://developer.apple.com/documentation/photokit/phpickerfilter>.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case pictures
    case nothing
    case any([Rule])
    case all([Rule])
    case not(Rule)

    var includesPictures: Bool {
      switch self {
      case .pictures: true
      case .nothing: false
      case .any(let rules): rules.contains(where: \.includesPictures)
      case .all(let rules): rules.allSatisfy(\.includesPictures)
      case .not(let rule): !rule.includesPictures
      }
    }
  }

  private let rule: Rule
  private let name: String

  /// Whether the filter includes the photo library's images, which are all plain ones.
  var includesPictures: Bool { rule.includesPictures }

  private static func nothing(_ name: String) -> PHPickerFilter {
    PHPickerFilter(rule: .nothing, name: name)
  }

  /// Images, including Live Photos.
  public static let images = PHPickerFilter(rule: .pictures, name: "images")
  /// Movies.
  public static let videos = nothing("videos")
  /// Live Photos.
  public static let livePhotos = nothing("livePhotos")
  /// Photos with depth information.
  public static let depthEffectPhotos = nothing("depthEffectPhotos")
  /// Burst photos.
  public static let bursts = nothing("bursts")
  /// Panoramas.
  public static let panoramas = nothing("panoramas")
  /// Screenshots.
  public static let screenshots = nothing("screenshots")
  /// Screen recordings.
  public static let screenRecordings = nothing("screenRecordings")
  /// Slow-motion movies.
  public static let slomoVideos = nothing("slomoVideos")
  /// Time-lapse movies.
  public static let timelapseVideos = nothing("timelapseVideos")
  /// Cinematic movies.
  public static let cinematicVideos = nothing("cinematicVideos")
  /// Spatial photos and movies.
  public static let spatialMedia = nothing("spatialMedia")

  /// Returns a filter for a playback style.
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(
      rule: playbackStyle == .image ? .pictures : .nothing,
      name: "playbackStyle \(playbackStyle.rawValue)")
  }

  /// Returns a filter that matches assets that any of its subfilters matches.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      rule: .any(subfilters.map(\.rule)),
      name: "any of \(subfilters.map(\.name).joined(separator: ", "))")
  }

  /// Returns a filter that matches assets that all of its subfilters match.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      rule: .all(subfilters.map(\.rule)),
      name: "all of \(subfilters.map(\.name).joined(separator: ", "))")
  }

  /// Returns a filter that matches everything except the assets that another filter matches.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(rule: .not(filter.rule), name: "not \(filter.name)")
  }
}
