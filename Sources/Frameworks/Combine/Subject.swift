/// A publisher with methods for sending values to its subscribers.
///
/// Follows <https://developer.apple.com/documentation/combine/subject>.
public protocol Subject<Output, Failure>: Publisher, OpenCombine.Subject {}
