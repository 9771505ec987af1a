import Foundation

/// The resources of this process, for `getrusage`.
public var RUSAGE_SELF: Int32 { 0 }

/// The resources of this process's children, for `getrusage`.
public var RUSAGE_CHILDREN: Int32 { -1 }
