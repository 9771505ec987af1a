import Foundation

/// The number of points on the screen for each map point.
public typealias MKZoomScale = CGFloat
