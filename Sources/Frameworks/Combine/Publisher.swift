/// A type that delivers a sequence of values over time.
///
/// The protocol refines OpenCombine's, so that its operators apply to all publishers, except those
/// that this module declares itself.
///
/// Follows <https://developer.apple.com/documentation/combine/publisher>.
public protocol Publisher<Output, Failure>: OpenCombine.Publisher {}
